package shopelements;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.logging.LogManager;

/**
 * Does what the test asks for, a line of JSON each: {"id", "kit": a name, "options", "call": [name, ...arguments]} gets
 * {"id", "result", "told", "messages", "ms"}, or {"id", "error"}. Lines run beside each other, for a crowd.
 */
public final class Kit {
  private static final Map<String, Kit> KITS = new ConcurrentHashMap<>();

  private final List<Object> told = Collections.synchronizedList(new ArrayList<>());
  private final List<Object> messages = Collections.synchronizedList(new ArrayList<>());
  private final List<Object> versions = Collections.synchronizedList(new ArrayList<>());
  private final ShopElementsHost host;

  private Kit(Map<?, ?> options) {
    ShopElementsHost.Builder builder = ShopElementsHost.builder()
        .service((String) options.get("service"))
        .cdn((String) options.get("cdn"))
        .onError((code, message) -> {
          told.add(code);
          messages.add(message);
          throw new IllegalStateException("The log is full.");
        });
    if (options.containsKey("release")) {
      builder.release(Path.of((String) options.get("release")));
    }
    if (options.containsKey("deadlineMs")) {
      builder.deadlineMs(((Number) options.get("deadlineMs")).intValue());
    }
    if (options.containsKey("staleSeconds")) {
      builder.staleSeconds(((Number) options.get("staleSeconds")).intValue());
    }
    host = builder.build();
  }

  /** Ends with its input, although kits and their threads are left. */
  public static void main(String[] arguments) throws IOException {
    // What onError throws is logged, with its trace.
    LogManager.getLogManager().reset();
    ExecutorService threads = Executors.newCachedThreadPool(task -> {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      return thread;
    });
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Map<?, ?> asked = (Map<?, ?>) ShopElementsHost.Json.parse(line);
      threads.execute(() -> {
        String answer = json(answerTo(asked));
        synchronized (System.out) {
          System.out.println(answer);
        }
      });
    }
  }

  private static Map<String, Object> answerTo(Map<?, ?> asked) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("id", asked.get("id"));
    List<?> call = (List<?>) asked.get("call");
    try {
      if (call.get(0).equals("parse")) {
        answer.put("result", ShopElementsHost.Json.parse((String) call.get(1)));
        return answer;
      }
      if (call.get(0).equals("lines")) {
        answer.put("result", ofLines((String) call.get(1), (String) call.get(2)));
        return answer;
      }
      Kit kit = KITS.computeIfAbsent((String) asked.get("kit"), name -> new Kit((Map<?, ?>) asked.get("options")));
      long start = System.nanoTime();
      answer.put("result", kit.resultOf(call));
      answer.put("ms", (System.nanoTime() - start) / 1_000_000);
      answer.put("told", drained(kit.told));
      answer.put("messages", drained(kit.messages));
    } catch (Exception | StackOverflowError error) {
      answer.put("error", String.valueOf(error.getMessage()));
    }
    return answer;
  }

  private Object resultOf(List<?> call) throws Exception {
    switch ((String) call.get(0)) {
      case "frame":
        return frame(call);
      case "many":
        // As many different frames.
        for (int number = 0; number < ((Number) call.get(1)).intValue(); number += 1) {
          host.frame("DE", Map.of("theme", number), null);
        }
        return null;
      case "interrupted":
        return interrupted(((Number) call.get(1)).longValue());
      case "onRelease":
        host.onRelease(version -> {
          versions.add(version);
          throw new IllegalStateException("The purge has failed.");
        }, Duration.ofMillis(20));
        return null;
      case "versions":
        return new ArrayList<>(versions);
      case "close":
        host.close();
        return null;
      default:
        throw new IllegalArgumentException("No call " + call.get(0));
    }
  }

  private Object frame(List<?> call) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    ((Map<?, ?>) call.get(2)).forEach((name, value) -> attributes.put((String) name, whole(value)));
    return fieldsOf(host.frame((String) call.get(1), attributes, (String) call.get(3)));
  }

  /** JSON has one type for numbers. */
  private static Object whole(Object value) {
    return value instanceof Double ? (Object) ((Double) value).longValue() : value;
  }

  /** Of a thread that is interrupted while it waits: its frame, and whether it still knows of the interrupt. */
  private Object interrupted(long ms) throws Exception {
    FutureTask<Object> page = new FutureTask<>(() -> {
      Map<String, Object> fields = fieldsOf(host.frame("DE"));
      fields.put("isInterrupted", Thread.currentThread().isInterrupted());
      return fields;
    });
    Thread thread = new Thread(page);
    thread.start();
    Thread.sleep(ms);
    thread.interrupt();
    return page.get();
  }

  private static Map<String, Object> fieldsOf(ShopElementsHost.Frame frame) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("version", frame.getVersion());
    fields.put("head", frame.getHead());
    fields.put("header", frame.getHeader());
    fields.put("footer", frame.getFooter());
    fields.put("scripts", frame.getScripts());
    fields.put("csp", frame.getCsp());
    fields.put("vary", frame.getVary());
    fields.put("source", frame.getSource());
    return fields;
  }

  /** What the lines of the docs make of a request with this cookie: a frame, or its policy. */
  private static Object ofLines(String name, String cookie) throws Exception {
    Class<?> type = Class.forName(name);
    Method method = type.getDeclaredMethods()[0];
    for (Method one : type.getDeclaredMethods()) {
      method = List.of("doFilter", "shop", "policy").contains(one.getName()) ? one : method;
    }
    method.setAccessible(true);
    if (method.getName().equals("policy")) {
      ShopElementsHost.Frame frame = ShopElementsHost.builder().service("http://127.0.0.1:9")
          .cdn("https://cdn.example/shop-elements/1/").build().frame("DE");
      return method.invoke(null, Map.of("script-src", List.of("'self'", "https://own.example")), frame);
    }
    Object lines = type.getDeclaredConstructor().newInstance();
    if (method.getName().equals("shop")) {
      return fieldsOf((ShopElementsHost.Frame) method.invoke(lines, cookie));
    }
    Map<Object, Object> attributes = new LinkedHashMap<>();
    Class<?>[] types = method.getParameterTypes();
    Object request = Proxy.newProxyInstance(Kit.class.getClassLoader(), new Class<?>[] {types[0]},
        (proxy, called, given) -> called.getName().equals("getHeader") ? cookie : attributes.put(given[0], given[1]));
    Object chain = Proxy.newProxyInstance(Kit.class.getClassLoader(), new Class<?>[] {types[2]},
        (proxy, called, given) -> attributes.put("isPassedOn", true));
    method.invoke(lines, request, null, chain);
    return attributes.containsKey("isPassedOn") ? fieldsOf((ShopElementsHost.Frame) attributes.get("shop")) : null;
  }

  private static List<Object> drained(List<Object> list) {
    synchronized (list) {
      List<Object> all = new ArrayList<>(list);
      list.clear();
      return all;
    }
  }

  private static String json(Object value) {
    StringBuilder text = new StringBuilder();
    if (value instanceof Map) {
      ((Map<?, ?>) value).forEach((name, one) ->
          text.append(text.length() == 0 ? "" : ",").append(json(name)).append(':').append(json(one)));
      return "{" + text + "}";
    }
    if (value instanceof List) {
      ((List<?>) value).forEach(one -> text.append(text.length() == 0 ? "" : ",").append(json(one)));
      return "[" + text + "]";
    }
    if (!(value instanceof String)) {
      return String.valueOf(value);
    }
    for (char character : ((String) value).toCharArray()) {
      boolean isPlain = character >= ' ' && character < 0x7f && character != '"' && character != '\\';
      text.append(isPlain ? String.valueOf(character) : String.format("\\u%04x", (int) character));
    }
    return "\"" + text + "\"";
  }
}
