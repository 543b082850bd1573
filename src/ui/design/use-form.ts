import { useEffect, useRef, type FormEvent } from 'react';

export type Filled = {
  readonly text: (name: string) => string;
  readonly checked: (name: string) => boolean;
};

/**
 * An uncontrolled form, so that password managers can reach its values. After a refusal the first
 * invalid field gets the focus; `refusals` must change with each refusal.
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
