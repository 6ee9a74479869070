let fallback = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The organization's zone, used where no building's zone is known. */
export const setDefaultZone = (zone: string): void => {
  fallback = zone;
};

export const defaultZone = (): string => fallback;
