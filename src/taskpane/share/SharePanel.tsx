import { makeStyles, tokens } from "@fluentui/react-components";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { Freeze } from "./Freeze.tsx";
import { Report } from "./Report.tsx";

const useStyles = makeStyles({
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, margin: "0 0 8px" },
  part: { marginBottom: "24px" },
});

/** What goes to readers: the words and tables of the report, and a workbook without the add-in. */
export function SharePanel(props: PanelProps) {
  const styles = useStyles();
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.title}>{strings.share.report}</h2>
        <Report {...props} />
      </section>
      <section>
        <h2 className={styles.title}>{strings.share.freeze}</h2>
        <Freeze {...props} />
      </section>
    </>
  );
}
