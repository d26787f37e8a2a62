import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { ArrowDownloadRegular } from "@fluentui/react-icons/svg/arrow-download";
import { type ReactNode, useEffect, useRef } from "react";
import { strings } from "../strings.ts";
import { saveChart } from "./saveChart.ts";

const useStyles = makeStyles({
  figure: { margin: "0 0 20px" },
  title: { margin: "0 0 4px", fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  plot: { "& svg": { display: "block", maxWidth: "100%" } },
  caption: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  buttons: { display: "flex", gap: "8px", marginTop: "8px" },
});

interface FigureProps {
  title: string;
  file: string;
  svg: SVGElement | null;
  children: ReactNode;
}

/** A chart with its title, its legend and the buttons that save it. */
export function Figure({ title, file, svg, children }: FigureProps) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!svg) return;
    svg.setAttribute("role", "img");
    // The parts of a picture with one name have none of their own.
    for (const part of svg.querySelectorAll("g[aria-label]")) part.removeAttribute("aria-label");
    place.current?.replaceChildren(svg);
  }, [svg]);
  const save = (kind: "svg" | "png") => () => svg && void saveChart(svg, file, kind);
  return (
    <figure className={styles.figure}>
      <h2 className={styles.title}>{title}</h2>
      <div ref={place} className={styles.plot} />
      <figcaption className={styles.caption}>{children}</figcaption>
      <div className={styles.buttons}>
        <Button size="small" icon={<ArrowDownloadRegular />} onClick={save("svg")} disabled={!svg}>
          {strings.chart.saveSvg}
        </Button>
        <Button size="small" icon={<ArrowDownloadRegular />} onClick={save("png")} disabled={!svg}>
          {strings.chart.savePng}
        </Button>
      </div>
    </figure>
  );
}
