import { createContext, useContext, useSyncExternalStore } from 'react';
import {
  actorOf,
  type TabSnapshot,
  type RunningActor,
} from '#tools/inspector/core/tab-snapshot.ts';
import type { DrawnFlow, Language } from '@sundry/statecharts/log';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { tellingOf, type Telling } from '#tools/inspector/core/telling.ts';
import { Defect } from '#domain/kernel/defect.ts';

const LanguageContext = createContext<Language>('words');
export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): Language => useContext(LanguageContext);

export const useTelling = (drawnFlow: DrawnFlow | null): Telling =>
  tellingOf(drawnFlow, useLanguage());

const InspectorContext = createContext<Inspector | null>(null);
export const InspectorProvider = InspectorContext.Provider;

export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (!inspector) throw new Defect('A view of the inspector was rendered outside it');
  return inspector;
}

/** The open tabs of the app with the live state of their machines. */
export function useTabs(): readonly TabSnapshot[] {
  const { tabs } = useInspector();
  return useSyncExternalStore(tabs.subscribe, tabs.all);
}

/** One flow in one tab: its static data, and its machine where it runs. */
export type Shown = {
  readonly drawnFlow: DrawnFlow;
  readonly tabSnapshot: TabSnapshot;
  readonly actor: RunningActor | null;
};

export const shownIn = (tabSnapshot: TabSnapshot, drawnFlow: DrawnFlow): Shown => ({
  drawnFlow,
  tabSnapshot,
  actor: actorOf(tabSnapshot, drawnFlow.chart.id),
});
