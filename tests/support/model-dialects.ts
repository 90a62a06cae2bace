// The streaming protocols that the model server speaks, as far as our client hears them: OpenAI's chat
// completions (which OpenAI-compatible servers have) and responses, Anthropic's messages, Google's
// streamGenerateContent.

/** How a stream begins, carries text, and ends. */
export interface Dialect {
  readonly begin: string;
  readonly say: (text: string) => string;
  readonly end: (tokens: number, reason: EndReason) => string;
}

/** Why an answer ended: the model had said all, or had no tokens left. */
export type EndReason = 'stop' | 'length';

/** By the path that is asked. */
export function dialectOf(path: string, body: Readonly<Record<string, unknown>>): Dialect {
  if (path.endsWith('/messages')) return 'tools' in body ? ANTHROPIC : ANTHROPIC_TEXT;
  if (path.endsWith('/responses')) return OPENAI_RESPONSES;
  if (path.includes(':streamGenerateContent')) return GOOGLE;
  return OPENAI_CHAT;
}

/** What every dialect says that a prompt has cost. */
export const PROMPT_TOKENS = 100;

function data(body: object): string {
  return `data: ${JSON.stringify(body)}\n\n`;
}

const OPENAI_CHAT: Dialect = {
  begin: '',
  say: (content) => chatChunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  end: (tokens, reason) =>
    chatChunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }) +
    chatChunk({
      choices: [],
      usage: {
        prompt_tokens: PROMPT_TOKENS,
        completion_tokens: tokens,
        total_tokens: PROMPT_TOKENS + tokens,
      },
    }) +
    'data: [DONE]\n\n',
};

function chatChunk(body: object): string {
  return data({ id: 'run', object: 'chat.completion.chunk', created: 0, model: 'local', ...body });
}

const RESPONSE = { id: 'run', created_at: 0, model: 'local' };

const OPENAI_RESPONSES: Dialect = {
  begin:
    data({ type: 'response.created', response: RESPONSE }) +
    data({
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'msg' },
    }),
  say: (delta) =>
    data({ type: 'response.output_text.delta', item_id: 'msg', output_index: 0, delta }),
  end: (tokens) =>
    data({
      type: 'response.output_item.done',
      output_index: 0,
      item: { type: 'message', id: 'msg' },
    }) +
    data({
      type: 'response.completed',
      response: { ...RESPONSE, usage: { input_tokens: PROMPT_TOKENS, output_tokens: tokens } },
    }),
};

const ANTHROPIC_BEGIN = anthropicEvent({
  type: 'message_start',
  message: {
    id: 'msg',
    type: 'message',
    role: 'assistant',
    model: 'local',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: PROMPT_TOKENS, output_tokens: 1 },
  },
});

function anthropicEnd(stopReason: string, tokens: number): string {
  return (
    anthropicEvent({ type: 'content_block_stop', index: 0 }) +
    anthropicEvent({
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: tokens },
    }) +
    anthropicEvent({ type: 'message_stop' })
  );
}

function anthropicDelta(delta: object): string {
  return anthropicEvent({ type: 'content_block_delta', index: 0, delta });
}

/** A model of no known name is given the cards' schema as a tool, and answers by calling it. */
const ANTHROPIC: Dialect = {
  begin:
    ANTHROPIC_BEGIN +
    anthropicEvent({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 'tool', name: 'json', input: {} },
    }),
  say: (text) => anthropicDelta({ type: 'input_json_delta', partial_json: text }),
  end: (tokens) => anthropicEnd('tool_use', tokens),
};

/** Without a tool it answers with text. */
const ANTHROPIC_TEXT: Dialect = {
  begin:
    ANTHROPIC_BEGIN +
    anthropicEvent({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'text', text: '' },
    }),
  say: (text) => anthropicDelta({ type: 'text_delta', text }),
  end: (tokens) => anthropicEnd('end_turn', tokens),
};

function anthropicEvent(body: { readonly type: string } & Record<string, unknown>): string {
  return `event: ${body.type}\n${data(body)}`;
}

const GOOGLE: Dialect = {
  begin: '',
  say: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
  end: (tokens) =>
    data({
      candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: PROMPT_TOKENS, candidatesTokenCount: tokens },
    }),
};
