import type { Messages } from '#platform/contract/messages/catalogue';

type Source = () => Promise<readonly Messages[]>;

let source: Source | undefined;

/** Sets where the texts of the features' validation rules come from. They are loaded with the first form. */
export const setMessageSource = (load: Source): void => {
  source = load;
};

export const messageSource = (): Source | undefined => source;
