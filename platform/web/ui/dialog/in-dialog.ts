import { createContext, use } from 'react';

export const InDialog = createContext(false);

/** Whether what asks stands in a dialog, where the main button is the last one. */
export const useInDialog = (): boolean => use(InDialog);
