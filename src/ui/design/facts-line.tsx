import { parts } from './theme/plain-parts.recipe.ts';

export type Value = { readonly text: string; readonly isGood?: boolean };

export function FactsLine({ facts }: { readonly facts: readonly Value[] }) {
  return (
    <div className={parts.part.facts}>
      <ul className={parts.part.factsList}>
        {facts.map(({ text, isGood }) => (
          <li key={text}>
            <span data-good={isGood || undefined}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
