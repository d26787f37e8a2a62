import {
  FluentProvider,
  makeStyles,
  Tab,
  TabList,
  tokens,
  useId,
  webDarkTheme,
  webLightTheme,
} from "@fluentui/react-components";
import { Activity, useState, useSyncExternalStore } from "react";
import type { PanelProps } from "./panel.ts";
import { strings } from "./strings.ts";
import { tabs } from "./tabs.ts";

const useStyles = makeStyles({
  provider: { minHeight: "100%", backgroundColor: tokens.colorNeutralBackground1 },
  list: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(70px, 1fr))",
    padding: "4px 8px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    position: "sticky",
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tab: { padding: "6px 2px 8px", justifyContent: "center" },
  label: { display: "flex", flexDirection: "column", alignItems: "center", gap: "2px", fontSize: "12px" },
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
  const show = (id: string) => {
    setChosen(id);
    setVisited(new Set([...visited, id]));
  };

  return (
    <FluentProvider theme={dark ? webDarkTheme : webLightTheme} className={styles.provider}>
      <TabList
        aria-label={strings.tabs.label}
        className={styles.list}
        selectedValue={chosen}
        onTabSelect={(_, { value }) => show(String(value))}
      >
        {tabs.map(({ id, label, Icon }) => (
          <Tab
            key={id}
            value={id}
            id={`${prefix}-tab-${id}`}
            aria-controls={`${prefix}-panel-${id}`}
            className={styles.tab}
          >
            <span className={styles.label}>
              <Icon fontSize="20px" />
              {label}
            </span>
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, Panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
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
