// Files that a page gives to be saved.
import { vi } from 'vitest';

/** What the page gives to be saved as a file, instead of a download. */
export function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:deck';
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: `${this.href} ${this.download}`, blob });
  });
  return { files, revoked };
}
