import { FluentProvider, makeStyles, tokens, useId, webDarkTheme, webLightTheme } from "@fluentui/react-components";
import { Activity, useState, useSyncExternalStore } from "react";
import type { PanelProps } from "./panel.ts";
import { TabBar } from "./TabBar.tsx";
import { tabs } from "./tabs.ts";

const useStyles = makeStyles({
  provider: { minHeight: "100%", backgroundColor: tokens.colorNeutralBackground1 },
  panel: {
    padding: "12px 16px 24px",
    overflowWrap: "anywhere",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

interface PaneProps extends PanelProps {
  theme: "light" | "dark" | "system";
}

const system = matchMedia("(prefers-color-scheme: dark)");
const listen = (listener: () => void) => {
  system.addEventListener("change", listener);
  return () => system.removeEventListener("change", listener);
};

/** The whole pane: its tabs, and below them the panel of the chosen one; a panel left keeps what was entered. */
export function Pane({ theme, ...panel }: PaneProps) {
  const styles = useStyles();
  const systemIsDark = useSyncExternalStore(listen, () => system.matches);
  const dark = theme === "dark" || (theme === "system" && systemIsDark);
  const [chosen, setChosen] = useState(tabs[0].id);
  const [visited, setVisited] = useState(new Set([tabs[0].id]));
  const prefix = useId("pane");
  const idOf = (part: "tab" | "panel", id: string) => `${prefix}-${part}-${id}`;
  const show = (id: string) => {
    setChosen(id);
    setVisited(new Set([...visited, id]));
  };

  return (
    <FluentProvider theme={dark ? webDarkTheme : webLightTheme} className={styles.provider}>
      <TabBar chosen={chosen} onChoose={show} idOf={idOf} />
      {tabs.map(({ id, Panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={idOf("panel", id)}
          aria-labelledby={idOf("tab", id)}
          tabIndex={0}
          hidden={id !== chosen}
          className={styles.panel}
        >
          {visited.has(id) && (
            <Activity mode={id === chosen ? "visible" : "hidden"}>
              <Panel {...panel} />
            </Activity>
          )}
        </div>
      ))}
    </FluentProvider>
  );
}
