import { useEffect, useRef, type FormEvent } from 'react';

/** What stands in a form, field by field, when it is sent. */
export type Filled = {
  readonly text: (name: string) => string;
  readonly checked: (name: string) => boolean;
};

/**
 * A form whose values stay in the browser, where password managers can reach them. After a refusal
 * the focus goes to the first field that is wrong; `refusals` changes with each, whatever it is.
 */
export function useForm(refusals: unknown, onSubmit: (filled: Filled) => void) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      const valueOf = (name: string) => data.get(name);
      onSubmit({
        text: (name) => {
          const value = valueOf(name);
          return typeof value === 'string' ? value : '';
        },
        checked: (name) => valueOf(name) !== null,
      });
    },
  };
}
