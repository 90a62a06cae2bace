import type { LanguageModel, LanguageModelMiddleware } from 'ai';

/** A model that lets know of each word of it, thoughts included; what its server sends before counts as none. */
export async function heardModel(model: LanguageModel, onWord: () => void): Promise<LanguageModel> {
  if (typeof model === 'string') return model;
  const { wrapLanguageModel } = await import('ai');
  const middleware: LanguageModelMiddleware = {
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream();
      const listening = new TransformStream<Part, Part>({
        transform(part, controller) {
          if (part.type === 'text-delta' || part.type === 'reasoning-delta') onWord();
          controller.enqueue(part);
        },
      });
      return { ...rest, stream: stream.pipeThrough(listening) };
    },
  };
  return wrapLanguageModel({ model, middleware });
}

type Doing = Awaited<ReturnType<NonNullable<LanguageModelMiddleware['wrapStream']>>>['stream'];
type Part = Doing extends ReadableStream<infer Item> ? Item : never;
