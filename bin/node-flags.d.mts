export declare const nodeFlags: readonly string[];
export declare const nodeEnvironment: (env: NodeJS.ProcessEnv) => NodeJS.ProcessEnv;
