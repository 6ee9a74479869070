import { createContext, use } from 'react';

export const CloseDialog = createContext<(() => void) | undefined>(undefined);

/** Closes the dialog that the calling component is in; undefined outside of dialogs. */
export const useCloseDialog = (): (() => void) | undefined => use(CloseDialog);
