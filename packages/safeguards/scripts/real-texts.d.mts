export declare function realTexts(directory: string): Readonly<Record<string, readonly string[]>>;
