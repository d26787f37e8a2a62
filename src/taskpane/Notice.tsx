import { makeStyles, MessageBar, MessageBarBody } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({ bar: { margin: "0 0 12px" } });

interface NoticeProps {
  intent?: "info" | "warning" | "error" | "success";
  children: ReactNode;
}

/** One thing the user should know, read out by a screen reader when it appears. */
export function Notice({ intent = "info", children }: NoticeProps) {
  const styles = useStyles();
  return (
    <MessageBar intent={intent} layout="multiline" className={styles.bar}>
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}
