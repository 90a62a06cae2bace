import type { LanguageModelMiddleware } from 'ai';

/** Lets know of each word of a model, thoughts included; what its server sends before counts as none. */
export function heardBy(onWord: (text: string) => void): LanguageModelMiddleware {
  return {
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream();
      const listening = new TransformStream<Part, Part>({
        transform(part, controller) {
          if (part.type === 'text-delta' || part.type === 'reasoning-delta') onWord(part.delta);
          controller.enqueue(part);
        },
      });
      return { ...rest, stream: stream.pipeThrough(listening) };
    },
  };
}

type Doing = Awaited<ReturnType<NonNullable<LanguageModelMiddleware['wrapStream']>>>['stream'];
type Part = Doing extends ReadableStream<infer Item> ? Item : never;
