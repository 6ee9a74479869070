export const withoutDatabase: readonly string[];
