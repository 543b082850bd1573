import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FlowSheet, Picture } from '#tools/inspector/core/flow-sheet.ts';
import { Icon } from '#ui/design/icon.tsx';
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
  const [fits, fit] = useState(false);
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
      <Button
        variant="outline"
        size="sm"
        alignSelf="start"
        aria-pressed={fits}
        onClick={() => fit(!fits)}
      >
        <Icon name={fits ? 'expand' : 'shrink'} size="4" />
        <FormattedMessage {...messages.fit} />
      </Button>
      {picturesWorthSeeing(sheet.pictures, states, asked).map(({ parent, svg }) => (
        <Box key={parent}>
          <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
            {parent === '' ? (
              <FormattedMessage {...messages.overview} />
            ) : (
              <FormattedMessage {...messages.inside} values={{ state: parent }} />
            )}
          </Heading>
          <PictureFrame svg={svg} states={states} fits={fits} />
        </Box>
      ))}
    </Stack>
  );
}

type FrameProps = {
  readonly svg: string;
  readonly states: readonly string[];
  /** Whether all of it is seen at once, however small. */
  readonly fits: boolean;
};

/** One drawing in a frame that scrolls; what is lit comes into sight. */
function PictureFrame({ svg, states, fits }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lit = states.join();
  useLayoutEffect(() => centre(frame.current, lit.split(',')), [lit, fits]);
  return (
    <Box
      ref={frame}
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      bg="bg.panel"
      p="2"
      maxH="40rem"
      overflow="auto"
      tabIndex={0}
      focusVisibleRing="outside"
      css={fits ? { '& svg': { maxWidth: 'full', height: 'auto' } } : {}}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function centre(frame: HTMLElement | null, states: readonly string[]): void {
  const boxes = states.map((state) => frame?.querySelector(boxSelector(state)));
  const box = boxes.findLast((one) => one !== null)?.getBoundingClientRect();
  if (!frame || !box) return;
  const room = frame.getBoundingClientRect();
  frame.scrollLeft += box.left + box.width / 2 - room.left - room.width / 2;
  frame.scrollTop += box.top + box.height / 2 - room.top - room.height / 2;
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
    maxWidth: 'none',
    mx: 'auto',
  },
  '& [data-state]': { cursor: 'pointer' },
} as const;

const boxSelector = (state: string): string => `.box[data-state=${JSON.stringify(state)}]`;

const lit = (states: readonly string[]) =>
  Object.fromEntries(
    states.flatMap((state) => [
      [`& ${boxSelector(state)} > rect:first-of-type`, LIT],
      [`& ${boxSelector(state)} text`, { fill: 'brand.contrast' }],
    ]),
  );
const LIT = { fill: 'brand.solid', stroke: 'brand.solid' };

const wanted = (state: string | null) =>
  state === null ? {} : { [`& ${boxSelector(state)} > rect`]: WANTED };
const WANTED = { stroke: 'offer.solid', strokeWidth: '4px' };
