const addresses = new WeakMap<Blob, string>();

/** Object URL of a picture of this device; freed with the page. */
export function localPicture(file: object): string {
  if (!(file instanceof Blob) || !('createObjectURL' in URL)) return '';
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
