export function nameOrigin(directory: string, address: string): void;
