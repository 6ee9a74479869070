export declare const findBrowser: () => string | undefined;

export declare const findBareBrowser: () => string | undefined;
