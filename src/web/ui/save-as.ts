/** Gives the host something to be saved as a file; what no file name may have becomes a hyphen. */
export function saveAs(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-');
  link.click();
  URL.revokeObjectURL(url);
}
