import { Box, Button, Heading, HStack, Stack } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { DrawnFlow, Picture } from '@sundry/statecharts/log';
import { framed, type PictureFrame as Frame } from '@sundry/statecharts/picture-frame';
import { ANSWER, ChartLegend } from './chart-legend.tsx';
import { messages } from './charts.messages.ts';
import { useLanguage, useTelling } from './inspector-context.tsx';
import { useSetParams } from './use-set-params.ts';

type Props = {
  readonly drawnFlow: DrawnFlow;
  readonly states: readonly string[];
  /** The state that a reader has selected, active or not. */
  readonly asked?: string | null;
  readonly choose?: (state: string) => void;
};

/** The pictures of docs/charts in the theme's colours, with the active states highlighted. */
export function ChartPictures({ drawnFlow, states, asked = null, choose }: Props) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const tell = useTelling(drawnFlow);
  const setParams = useSetParams();
  const [isUnfolded, unfold] = useState(false);
  const spoken = drawnFlow.pictures.filter((picture) => picture.language === language);
  const twins = new Set(spoken.filter((one) => one.isUnfolded).map(({ parent }) => parent));
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    const child = target.closest<SVGElement>('a[data-flow]')?.dataset['flow'];
    if (child !== undefined) {
      event.preventDefault();
      setParams({ flow: child });
      return;
    }
    const box = target.closest<SVGElement>('[data-state]');
    const state = box?.dataset['state']?.replace(/^→ /, '');
    if (state !== undefined && drawnFlow.chart.states.some(({ path }) => path === state)) {
      choose?.(state);
    }
  };
  return (
    <Stack
      as="section"
      aria-label={formatMessage(messages.chart, { flow: drawnFlow.name })}
      gap="4"
      css={{ ...COLOURS, ...lit(states), ...wanted(asked) }}
      onClick={press}
    >
      <ChartLegend />
      {twins.size > 0 ? (
        <Button
          variant="outline"
          size="sm"
          alignSelf="start"
          aria-pressed={isUnfolded}
          onClick={() => unfold(!isUnfolded)}
        >
          <FormattedMessage {...messages.unfold} />
        </Button>
      ) : null}
      {picturesWorthSeeing(
        spoken.filter((one) => (one.isUnfolded ?? false) === (isUnfolded && twins.has(one.parent))),
        states,
        asked,
      ).map(({ parent, svg }) => (
        <Box key={parent}>
          <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
            {parent === '' ? (
              <FormattedMessage {...messages.overview} />
            ) : (
              <FormattedMessage {...messages.inside} values={{ state: tell.state(parent) }} />
            )}
          </Heading>
          <PictureFrame svg={svg} states={states} asked={asked} />
        </Box>
      ))}
    </Stack>
  );
}

type FrameProps = {
  readonly svg: string;
  readonly states: readonly string[];
  readonly asked: string | null;
};

/**
 * One picture in a frame that scrolls and zooms by touch, keys and buttons. It scrolls to the highlighted or
 * selected state, or else to the initial one.
 */
function PictureFrame({ svg, states, asked }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame | null>(null);
  const wanted = [...states, ...(asked === null ? [] : [asked])].join();
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    frame.current = framed(
      current,
      () =>
        wanted
          .split(',')
          .map((state) => current.querySelector(boxSelector(state)))
          .findLast((one) => one !== null) ?? null,
    );
  }, [wanted, svg]);
  return (
    <>
      <HStack gap="1" mb="2" wrap="wrap">
        <Zoom message={messages.smaller} press={() => frame.current?.zoom(0.8)} />
        <Zoom message={messages.larger} press={() => frame.current?.zoom(1.25)} />
        <Zoom message={messages.fit} press={() => frame.current?.fit()} />
        <Zoom message={messages.readable} press={() => frame.current?.begin()} />
      </HStack>
      <Box
        ref={box}
        borderWidth="1px"
        borderColor="border"
        borderRadius="xl"
        bg="bg.panel"
        p="2"
        maxH={{ base: '75vh', md: '40rem' }}
        overflow="auto"
        tabIndex={0}
        focusVisibleRing="outside"
        css={{ touchAction: 'pan-x pan-y' }}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </>
  );
}

type ZoomProps = { readonly message: MessageDescriptor; readonly press: () => void };

const Zoom = ({ message, press }: ZoomProps) => (
  <Button variant="outline" size="sm" onClick={press}>
    <FormattedMessage {...message} />
  </Button>
);

/** The whole, and the insides of active or selected states; all insides while nothing runs. */
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

/** The pictures name their colours; here they map to the current theme. */
const COLOURS = {
  '& svg': {
    '--paper': '{colors.bg.panel}',
    '--ink': '{colors.fg}',
    '--quiet': '{colors.fg.muted}',
    '--edge': '{colors.border.emphasized}',
    '--box': '{colors.bg.subtle}',
    '--deep': '{colors.bg.muted}',
    '--event': '{colors.brand.fg}',
    '--done': ANSWER._light,
    _dark: { '--done': ANSWER._dark },
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
      [`& ${boxSelector(state)} :is(text:not(.link), tspan)`, { fill: 'brand.contrast' }],
    ]),
  );
const LIT = { fill: 'brand.solid', stroke: 'brand.solid' };

const wanted = (state: string | null) =>
  state === null ? {} : { [`& ${boxSelector(state)} > rect`]: WANTED };
const WANTED = { stroke: 'offer.solid', strokeWidth: '4px' };
