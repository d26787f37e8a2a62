import { Spinner } from "@fluentui/react-components";
import { lazy, Suspense } from "react";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";

const RunPanel = lazy(() => import("./RunPanel.tsx").then((module) => ({ default: module.RunPanel })));

/** The tab that runs programs; its code is loaded when it is first shown. */
export function RunTab(props: PanelProps) {
  return (
    <Suspense fallback={<Spinner label={strings.table.reading} />}>
      <RunPanel {...props} />
    </Suspense>
  );
}
