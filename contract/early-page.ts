/** The request header that asks for the contents of the panel that an address opens, instead of its page. */
export const PANEL_HEADER = 'x-early-panel';

/** Id of the template in which the scripts of the app wait in a rendered page. */
export const APP_FILES = 'app-files';
