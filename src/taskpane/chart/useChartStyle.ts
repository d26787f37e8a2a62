import { tokens } from "@fluentui/react-components";
import { type RefObject, useEffect, useState } from "react";
import type { ChartStyle } from "./drawCharts.ts";

/** Colours that people with colour blindness tell apart, at a contrast of 3 or more on their ground. */
const palette = {
  light: ["#2257d6", "#b5480c", "#127a5a", "#8a3ffc", "#a11452", "#6b5d00"],
  dark: ["#8ab0ff", "#ffa366", "#5fd0a8", "#c9a7ff", "#ff9ec4", "#e3d26f"],
};

/** How a chart in this element is drawn: its width and the colours of its theme, as plain values for saved files. */
export function useChartStyle(place: RefObject<HTMLElement | null>): ChartStyle | null {
  const [style, setStyle] = useState<ChartStyle | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const read = (token: string) =>
        getComputedStyle(element)
          .getPropertyValue(/--[\w-]+/.exec(token)![0])
          .trim();
      const ground = read(tokens.colorNeutralBackground1);
      const next: ChartStyle = {
        width: Math.max(240, Math.min(720, Math.floor(element.clientWidth))),
        ink: read(tokens.colorNeutralForeground1),
        grid: read(tokens.colorNeutralStroke2),
        ground,
        font: read(tokens.fontFamilyBase),
        colors: isDark(ground) ? palette.dark : palette.light,
      };
      setStyle((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const provider = element.closest(".fui-FluentProvider");
    const themed = new MutationObserver(measure);
    if (provider) themed.observe(provider, { attributes: true, attributeFilter: ["class"] });
    return () => {
      resized.disconnect();
      themed.disconnect();
    };
  }, [place]);
  return style;
}

function isDark(color: string): boolean {
  const [r, g, b] = color.match(/[\da-f]{2}/gi)?.map((part) => parseInt(part, 16)) ?? [255, 255, 255];
  return r + g + b < 384;
}
