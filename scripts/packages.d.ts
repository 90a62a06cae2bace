/** By what packages are imported as: the file that they come to lie in. */
export const WHOLE: Readonly<Record<string, string>>;
/** Named by the versions that are installed, so that no other is ever read. */
export function wholeFolder(): string;
/** From now on these are read from their files, where a build has made them. */
export function readWhole(): void;
