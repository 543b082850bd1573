import { appFiles } from './app-files.ts';
import type { Early } from './contract.ts';
import { holdFarPictures } from './far-pictures.ts';
import { panels } from './panel.ts';
import { recordPresses } from './presses.ts';
import { stored } from './stored.ts';
import { applySettings } from './theme.ts';

/** The script in the head of every page, before the app: it must stay small. */
applySettings(stored);
const early = panels();
const endRecording = recordPresses(appFiles(), early);
const fetchFarPictures = holdFarPictures();
const api: Early = {
  end: () => ({ presses: endRecording(), panel: early.current() }),
  fetchFarPictures,
};
Object.assign(globalThis, { early: api });
