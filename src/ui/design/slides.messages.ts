import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  previous: {
    id: 'design.slides.previous',
    defaultMessage: 'Previous picture',
    description: 'Button of pictures that follow one another.',
  },
  next: {
    id: 'design.slides.next',
    defaultMessage: 'Next picture',
    description: 'Button of pictures that follow one another.',
  },
  pause: {
    id: 'design.slides.pause',
    defaultMessage: 'Stop changing pictures',
    description: 'Button that keeps pictures from following one another by themselves.',
  },
  play: {
    id: 'design.slides.play',
    defaultMessage: 'Change pictures by themselves',
    description: 'Button that lets pictures follow one another by themselves.',
  },
  goTo: {
    id: 'design.slides.goTo',
    defaultMessage: 'Picture {number, number}',
    description: 'Button that shows one of several pictures. {number}: from 1.',
  },
});
