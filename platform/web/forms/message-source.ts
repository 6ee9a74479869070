import type { Messages } from '#platform/contract/messages/catalogue';

type Source = () => Promise<readonly Messages[]>;

let source: Source | undefined;

/** Where the texts of the features' rules come from; they are fetched with the first form. */
export const setMessageSource = (load: Source): void => {
  source = load;
};

export const messageSource = (): Source | undefined => source;
