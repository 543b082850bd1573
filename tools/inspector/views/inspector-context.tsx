import { createContext, useContext, useSyncExternalStore } from 'react';
import { actorOf, type Exhibit, type RunningActor } from '#tools/inspector/core/exhibit.ts';
import type { FlowSheet } from '#tools/inspector/core/flow-sheet.ts';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { Defect } from '#domain/kernel/defect.ts';

const InspectorContext = createContext<Inspector | null>(null);
export const InspectorProvider = InspectorContext.Provider;

export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (!inspector) throw new Defect('A view of the inspector was drawn outside it');
  return inspector;
}

/** The open tabs of the app and what their machines do, as they do it. */
export function useTabs(): readonly Exhibit[] {
  const { tabs } = useInspector();
  return useSyncExternalStore(tabs.subscribe, tabs.all);
}

/** One flow in one tab: its sheet, and its machine where it runs. */
export type Shown = {
  readonly sheet: FlowSheet;
  readonly exhibit: Exhibit;
  readonly actor: RunningActor | null;
};

export const shownIn = (exhibit: Exhibit, sheet: FlowSheet): Shown => ({
  sheet,
  exhibit,
  actor: actorOf(exhibit, sheet.chart.id),
});
