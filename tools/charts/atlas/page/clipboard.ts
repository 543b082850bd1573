const SHOWN = 2_000;

/** Copies a text and says so on the button. */
export function copyText(button: HTMLElement, text: string): void {
  const before = button.dataset['text'] ?? button.textContent;
  button.dataset['text'] = before;
  void copied(text).then((isCopied) => {
    button.textContent = isCopied ? 'Copied' : 'Not copied';
    setTimeout(() => (button.textContent = before), SHOWN);
  });
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** For browsers that refuse the clipboard to a page from disk. */
function copiedBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
