import { Box, Heading, Stack } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FlowSheet, Picture } from '#application/charts/flow-sheet.ts';
import { messages } from './charts.messages.ts';

type Props = {
  readonly sheet: FlowSheet;
  readonly states: readonly string[];
  /** The state that a reader has asked for, whether or not it is active. */
  readonly asked?: string | null;
  readonly choose?: (state: string) => void;
};

/** The drawings of docs/charts, in the colours of the page, with what is active lit. */
export function ChartPictures({ sheet, states, asked = null, choose }: Props) {
  const { formatMessage } = useIntl();
  const press = ({ target }: MouseEvent) => {
    const box = (target as Element).closest<SVGElement>('[data-state]');
    const state = box?.dataset['state']?.replace(/^→ /, '');
    if (state !== undefined && sheet.chart.states.some(({ path }) => path === state)) {
      choose?.(state);
    }
  };
  return (
    <Stack
      as="section"
      aria-label={formatMessage(messages.chart, { flow: sheet.name })}
      gap="4"
      css={{ ...COLOURS, ...lit(states), ...wanted(asked) }}
      onClick={press}
    >
      {picturesWorthSeeing(sheet.pictures, states, asked).map(({ parent, svg }) => (
        <Box key={parent}>
          <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
            {parent === '' ? (
              <FormattedMessage {...messages.overview} />
            ) : (
              <FormattedMessage {...messages.inside} values={{ state: parent }} />
            )}
          </Heading>
          <Box
            borderWidth="1px"
            borderColor="border"
            borderRadius="xl"
            bg="bg.panel"
            p="2"
            overflowX="auto"
            tabIndex={0}
            focusVisibleRing="outside"
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        </Box>
      ))}
    </Stack>
  );
}

/** The whole, and the insides of states that are active or asked for; all insides while nothing runs. */
const picturesWorthSeeing = (
  pictures: readonly Picture[],
  states: readonly string[],
  asked: string | null,
): readonly Picture[] =>
  pictures.filter(
    ({ parent }) =>
      parent === '' ||
      states.length === 0 ||
      states.includes(parent) ||
      asked === parent ||
      asked?.startsWith(`${parent}.`) === true,
  );

/** The drawings name their colours; here they take those of the theme that is worn. */
const COLOURS = {
  '& svg': {
    '--paper': '{colors.bg.panel}',
    '--ink': '{colors.fg}',
    '--quiet': '{colors.fg.muted}',
    '--edge': '{colors.border.emphasized}',
    '--box': '{colors.bg.subtle}',
    '--deep': '{colors.bg.muted}',
    '--event': '{colors.brand.fg}',
    '--done': '{colors.fg}',
    '--error': '{colors.danger.fg}',
    '--delay': '{colors.warning.fg}',
    '--always': '{colors.fg.subtle}',
    maxWidth: 'full',
    height: 'auto',
    minWidth: 'min(100%, 24rem)',
    mx: 'auto',
  },
  '& [data-state]': { cursor: 'pointer' },
} as const;

const boxOf = (state: string): string => `& .box[data-state="${CSS.escape(state)}"]`;

const lit = (states: readonly string[]) =>
  Object.fromEntries(
    states.flatMap((state) => [
      [`${boxOf(state)} > rect:first-of-type`, { fill: 'brand.solid', stroke: 'brand.solid' }],
      [`${boxOf(state)} text`, { fill: 'brand.contrast' }],
    ]),
  );

const wanted = (state: string | null) =>
  state === null
    ? {}
    : { [`${boxOf(state)} > rect:first-of-type`]: { stroke: 'offer.solid', strokeWidth: '3px' } };
