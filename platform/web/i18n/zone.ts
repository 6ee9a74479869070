let fallback = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets the organization's time zone, used where no building's time zone is known. */
export const setDefaultZone = (zone: string): void => {
  fallback = zone;
};

export const defaultZone = (): string => fallback;
