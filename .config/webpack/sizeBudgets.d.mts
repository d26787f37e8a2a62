import type { WebpackPluginInstance } from "webpack";

export function sizeBudgets(budgets: Record<string, number>): WebpackPluginInstance;
