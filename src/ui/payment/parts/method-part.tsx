import type { ReactNode } from 'react';
import { Choice } from '#ui/design/choice.tsx';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { FormPart } from '#ui/design/form-part.tsx';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';

type Way<Method> = {
  readonly method: Method;
  readonly icon: IconName;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly available: boolean;
};

type Props<Method> = {
  readonly id?: string;
  readonly title: ReactNode;
  readonly error: ReactNode;
  /** Empty while unknown. */
  readonly ways: readonly Way<Method>[];
  readonly chosen: string | null;
  readonly editable: boolean;
  readonly onChoose: (method: Method) => void;
};

export const MethodPart = <Method extends string>({
  id,
  title,
  error,
  ways,
  chosen,
  editable,
  onChoose,
}: Props<Method>) => (
  <FormPart icon="cash" title={title} error={error}>
    <ChoiceRow>
      {ways.map(({ method, icon, label, hint, available }, index) => (
        <Choice
          of="one"
          key={method}
          name="method"
          {...(index === 0 && id ? { id } : {})}
          aside={<Icon name={icon} />}
          label={label}
          hint={hint}
          checked={available && chosen === method}
          disabled={!available || !editable}
          onChoose={() => onChoose(method)}
        />
      ))}
      {ways.length === 0 ? <Skeleton h={16} rounded="lg" /> : null}
    </ChoiceRow>
  </FormPart>
);
