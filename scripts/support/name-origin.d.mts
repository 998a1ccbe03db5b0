export function nameOrigin(root: string, folder: string, address: string): void;
