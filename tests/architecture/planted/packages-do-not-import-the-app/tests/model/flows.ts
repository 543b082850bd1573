export const flows = 1;
