import { makeStyles, Tab, TabList, tokens } from "@fluentui/react-components";
import type { KeyboardEvent } from "react";
import { strings } from "./strings.ts";
import { tabs } from "./tabs.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "repeat(4, 1fr)",
    padding: "4px 8px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    position: "sticky",
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tab: { padding: "6px 0 8px", justifyContent: "center", minWidth: 0 },
  label: { display: "flex", flexDirection: "column", alignItems: "center", gap: "2px", fontSize: "12px" },
});

interface TabBarProps {
  chosen: string;
  onChoose: (id: string) => void;
  /** Gives the ids that join a tab and its panel. */
  idOf: (part: "tab" | "panel", id: string) => string;
}

/** The pane's tabs: one of them is in the order of Tab, and the arrows go around them all. */
export function TabBar({ chosen, onChoose, idOf }: TabBarProps) {
  const styles = useStyles();
  return (
    <TabList
      aria-label={strings.tabs.label}
      className={styles.list}
      reserveSelectedTabSpace={false}
      selectedValue={chosen}
      onTabSelect={(_, { value }) => onChoose(String(value))}
      // Fluent's own arrows put focusable stand-ins around the list that screen readers do not see; axe objects.
      data-tabster={undefined}
      onKeyDown={goAround}
    >
      {tabs.map(({ id, label, Icon }) => (
        <Tab
          key={id}
          value={id}
          id={idOf("tab", id)}
          aria-controls={idOf("panel", id)}
          tabIndex={id === chosen ? 0 : -1}
          className={styles.tab}
        >
          <span className={styles.label}>
            <Icon fontSize="20px" />
            {label}
          </span>
        </Tab>
      ))}
    </TabList>
  );
}

function goAround(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = all.findIndex((tab) => tab === document.activeElement);
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  all.at(steps[event.key] % all.length)!.focus();
}
