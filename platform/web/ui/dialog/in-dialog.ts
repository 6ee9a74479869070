import { createContext, use } from 'react';

export const InDialog = createContext(false);

/** Whether the calling component is in a dialog, where the main button comes last. */
export const useInDialog = (): boolean => use(InDialog);
