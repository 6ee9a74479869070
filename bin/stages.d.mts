export const withoutDatabase: readonly string[];

export const projectsInStages: readonly string[];
